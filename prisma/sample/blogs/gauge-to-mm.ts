import type { SampleBlog } from "./shape";

export const gaugeToMm: SampleBlog = {
  title: "Gauge to mm without costly mix-ups",
  tags: ["Gauge", "Units"],
  banner: "article-gauge-to-mm.jpg",
  side: "article-gauge-to-mm-side.jpg",
  html: `<p>Ask three people what 14 gauge means and you may be quoted two different thicknesses, each of them correct. Gauge is a count, not a measure, and there is more than one way to count. The remedy is simple: know which system is being spoken, and write millimetres in the order.</p>
<h2>Two systems that sound alike</h2>
<p><strong>The US manufacturers' standard gauge</strong> starts from weight. The thickness in inches is the weight of a square foot in pounds divided by 41.82, so that every gauge number stands for a weight per square foot. It is made for uncoated steel sheet.</p>
<p><strong>The British standard wire gauge, SWG,</strong> started from wire. It is what the word <em>gauge</em> usually means in India and in many workshops that grew up with British drawings.</p>
<p>In both, a larger number means thinner steel. That is where agreement ends.</p>
<h2>Side by side</h2>
<table>
<thead><tr><th scope="col">Gauge</th><th scope="col">US, mm</th><th scope="col">SWG, mm</th></tr></thead>
<tbody>
<tr><th scope="row">10</th><td>3.42</td><td>3.25</td></tr>
<tr><th scope="row">12</th><td>2.66</td><td>2.64</td></tr>
<tr><th scope="row">14</th><td>1.90</td><td>2.03</td></tr>
<tr><th scope="row">16</th><td>1.52</td><td>1.63</td></tr>
<tr><th scope="row">18</th><td>1.21</td><td>1.21–1.22</td></tr>
<tr><th scope="row">20</th><td>0.91</td><td>0.91</td></tr>
<tr><th scope="row">22</th><td>0.76</td><td>0.71</td></tr>
<tr><th scope="row">24</th><td>0.61</td><td>0.56</td></tr>
<tr><th scope="row">26</th><td>0.46</td><td>0.46</td></tr>
</tbody></table>
<p>Look at the direction as well as the size of the gap. At 14 and 16 gauge the SWG sheet is the thicker one; at 22 and 24 it is the thinner; at 20 and 26 there is no difference at all. No rule of thumb carries you from one column to the other.</p>
<h2>The three traps</h2>
<h3>14 gauge: 1.90 or 2.03 mm</h3>
<p>This is the dear one, because 2 mm is such a common size. A buyer who thinks in SWG expects 2 mm sheet; a seller who thinks in US gauge offers 1.90. On a sheet of 1250 × 2500 mm that is 46.61 kg against 49.80 kg: more than 3 kg a sheet, or over 6 % of what was paid for.</p>
<h3>16 gauge: 1.52 or 1.63 mm</h3>
<p>The gap is 0.11 mm, about 7 %. Both readings lie close to the stock size of 1.6 mm, which hides the error: a caliper on a single sheet will seem to confirm whichever one you expected. Weigh a sheet as well. At 1250 × 2500 mm the US size is 37.29 kg and the SWG size 39.99 kg.</p>
<h3>22 gauge: 0.76 or 0.71 mm</h3>
<p>Here the order is reversed and the US sheet is the heavier. On cold rolled panels the difference of 0.05 mm equals the whole normal tolerance of EN 10131 for that thickness at widths above 1200 and up to 1500 mm. A measurement alone therefore cannot tell you which was ordered. Only the paper can.</p>
<blockquote><p>A gauge number without the name of its system is half a dimension.</p></blockquote>
<h2>Why measuring does not settle it</h2>
<p>Steel is rolled within a band, not to a point. A hot rolled sheet sold as 2 mm and 1250 mm wide may measure from 1.81 to 2.19 mm under EN 10051 category A. Both readings of 14 gauge fall inside it. The delivered sheet can be perfectly good steel and still be the wrong order, with nothing on the surface to show it.</p>
<h2>How to order</h2>
<ol>
<li><p>Write the thickness in millimetres. One decimal is rarely enough below 2 mm; use two.</p></li>
<li><p>If a drawing states gauge, ask which system before converting, and put the answer on the drawing.</p></li>
<li><p>Name the tolerance standard, so that nominal and permitted thickness are both in the order.</p></li>
<li><p>Have the quote repeat the millimetres, and the kilograms per sheet too: a wrong thickness shows up as a wrong weight.</p></li>
<li><p>Keep the gauge in brackets if your workshop likes it: <em>1.60 mm (16 SWG)</em>.</p></li>
</ol>
<p>A line that cannot be misread looks like this:</p>
<pre><code>CR sheet, IS 513 CR1, 1.60 x 1250 x 2500 mm, 40 sheets,
thickness tolerance EN 10131 normal</code></pre>
<h3>Where gauge still helps</h3>
<p>Gauge is a good language for conversation and for old drawings, and our search understands it. Type <strong>16 gauge cr sheet</strong> and you are shown both readings, named, with the sheets nearest to each. When you pick one, it is the millimetres that go on the enquiry.</p>
<hr>
<p style="text-align: center"><em>Indicative; the certificate and the agreed standard prevail.</em></p>`,
};
