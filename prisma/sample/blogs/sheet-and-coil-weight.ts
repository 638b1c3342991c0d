import type { SampleBlog } from "./shape";

export const sheetAndCoilWeight: SampleBlog = {
  title: "How to work out sheet and coil weight",
  tags: ["Weight", "Formula"],
  banner: "article-sheet-and-coil-weight.jpg",
  side: "article-sheet-and-coil-weight-side.jpg",
  html: `<h1>One multiplication is enough</h1>
<p>Flat steel is bought by the tonne and used by the piece, so somebody has to convert one into the other. The sum takes a minute once the units are right. Here is the whole of it, with examples you can check against your own.</p>
<h2>The formula for a sheet</h2>
<p>Carbon steel has a density of 7.85 g/cm³. A sheet one metre square and one millimetre thick therefore weighs 7.85 kg. Everything else follows.</p>
<pre><code>kg = thickness (mm) x width (m) x length (m) x 7.85</code></pre>
<p style="text-align: center"><strong>Thickness stays in millimetres; width and length go in metres.</strong></p>
<p>Most wrong answers come from mixing those two. If the result for a single sheet looks a thousand times too large or too small, that is where to look.</p>
<h3>Kilograms per square metre</h3>
<table>
<thead><tr><th scope="col">mm</th><th scope="col">kg/m²</th></tr></thead>
<tbody>
<tr><th scope="row">0.5</th><td>3.93</td></tr>
<tr><th scope="row">0.8</th><td>6.28</td></tr>
<tr><th scope="row">1.0</th><td>7.85</td></tr>
<tr><th scope="row">1.2</th><td>9.42</td></tr>
<tr><th scope="row">1.6</th><td>12.56</td></tr>
<tr><th scope="row">2.0</th><td>15.70</td></tr>
<tr><th scope="row">2.5</th><td>19.63</td></tr>
<tr><th scope="row">3.0</th><td>23.55</td></tr>
<tr><th scope="row">4.0</th><td>31.40</td></tr>
<tr><th scope="row">5.0</th><td>39.25</td></tr>
<tr><th scope="row">6.0</th><td>47.10</td></tr>
<tr><th scope="row">8.0</th><td>62.80</td></tr>
<tr><th scope="row">10.0</th><td>78.50</td></tr>
<tr><th scope="row">12.0</th><td>94.20</td></tr>
</tbody></table>
<h3>Five common sheets</h3>
<ul>
<li><p>0.8 × 1250 × 2500 mm: 19.63 kg</p></li>
<li><p>1 × 1220 × 2440 mm: 23.37 kg</p></li>
<li><p>2 × 1250 × 2500 mm: 49.06 kg</p></li>
<li><p>3 × 1250 × 2500 mm: 73.59 kg</p></li>
<li><p>5 × 1500 × 6000 mm: 353.25 kg</p></li>
</ul>
<p>To turn tonnes into pieces, divide. One tonne of 2 × 1250 × 2500 mm is 1000 ÷ 49.06, which is a little over 20 sheets. Say in the order whether you want 20 sheets or <em>at least</em> one tonne.</p>
<h2>The formula for a coil</h2>
<p>A coil is a very long sheet. Work out one metre of it, then divide the weight of the coil by that.</p>
<pre><code>kg per metre = thickness (mm) x width (m) x 7.85
length (m)   = coil weight (kg) / kg per metre</code></pre>
<ol>
<li><p>Take a 12 t coil of 1.6 × 1250 mm.</p></li>
<li><p>One metre weighs 1.6 × 1.25 × 7.85 = 15.7 kg.</p></li>
<li><p>12,000 ÷ 15.7 = 764.3 m of strip.</p></li>
</ol>
<h3>Will it fit the decoiler?</h3>
<p>The outer diameter follows from the area of the coil seen from its side: thickness times length, wrapped around the bore. With every dimension in millimetres:</p>
<pre><code>outer = square root of (inner² + 4 x thickness x length / 3.1416)</code></pre>
<table>
<thead><tr><th scope="col">Coil, mm</th><th scope="col">Weight</th><th scope="col">kg/m</th><th scope="col">Length</th><th scope="col">Bore, mm</th><th scope="col">Outer, mm</th></tr></thead>
<tbody>
<tr><th scope="row">0.8 × 1250</th><td>4 t</td><td>7.85</td><td>509.6 m</td><td>508</td><td>about 882</td></tr>
<tr><th scope="row">1.6 × 1250</th><td>12 t</td><td>15.7</td><td>764.3 m</td><td>508</td><td>about 1347</td></tr>
<tr><th scope="row">2 × 1250</th><td>12 t</td><td>19.625</td><td>611.5 m</td><td>762</td><td>about 1462</td></tr>
</tbody></table>
<p>The formula assumes tight winding. Real coils come out slightly larger, so leave some room before you promise that a coil goes on a machine with a stated limit.</p>
<h2>Why the weighbridge says something else</h2>
<p style="text-align: justify">The sum gives the <em>theoretical</em> weight, from the size written on the order. The weighbridge gives the weight of what was rolled. Thickness is the main cause of the gap: a 2 mm hot rolled sheet 1250 mm wide may lie 0.19 mm either side of nominal under EN 10051 category A, which is 9.5 % of its weight. Width and length are normally cut a little over rather than under. Packing, straps, skids and scale add their share, and two weighbridges seldom agree to the last kilogram.</p>
<blockquote><p>Agree before loading whether you pay for actual or theoretical weight. Afterwards it is an argument; before, it is one line in the order.</p></blockquote>
<h2>Three habits that prevent mistakes</h2>
<ol>
<li><p><strong>Write millimetres.</strong> A gauge number means two different thicknesses in two different systems.</p></li>
<li><p><strong>Check one piece first.</strong> If one sheet is right, the total is only multiplication.</p></li>
<li><p><strong>Use the right density.</strong> Stainless steel is not 7.85: take about 7.93 for 304, about 8.0 for 316 and about 7.7 for 430.</p></li>
</ol>
<p>The weight calculator on our home page does all of these sums, for sheets and for coils, and puts the result on your enquiry list.</p>
<hr>
<p style="text-align: right"><em>Indicative; the certificate and the agreed standard prevail.</em></p>`,
};
