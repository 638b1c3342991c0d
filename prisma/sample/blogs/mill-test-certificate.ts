import type { SampleBlog } from "./shape";

export const millTestCertificate: SampleBlog = {
  title: "Reading a mill test certificate",
  tags: ["MTC", "Quality"],
  banner: "article-mill-test-certificate.jpg",
  side: "article-mill-test-certificate-side.jpg",
  html: `<p>A mill test certificate is the only part of a delivery that says what the steel is. Colour, weight and a stamped tag cannot show whether a sheet is forming steel or structural steel. Five minutes with the paper, before the bundle goes to the shear, costs less than one rejected batch.</p>
<h2>Four documents with similar names</h2>
<p>EN 10204 defines the types. Mills and stockists far outside Europe use the same numbers, so it pays to know them.</p>
<ul>
<li><p><strong>2.1</strong> is a statement that the goods meet the order. It carries no test results.</p></li>
<li><p><strong>2.2</strong> adds results, but from general production, not necessarily from the steel you received.</p></li>
<li><p><strong>3.1</strong> gives results from your batch and is signed by an inspector who is independent of production.</p></li>
<li><p><strong>3.2</strong> is a 3.1 that an independent party has also signed.</p></li>
</ul>
<p>For traceable work ask for 3.1. The word “certificate” alone may bring you a 2.1.</p>
<h2>Line by line</h2>
<h3>Grade and edition</h3>
<p>Read the whole designation: standard, year, grade and quality, such as <em>IS 2062:2011 E250 BR</em>. Without the year you cannot know which limits apply, since standards are revised and values move. A forming grade is not a substitute for a structural one: IS 1079 is not meant for primary structure, and there IS 2062 belongs.</p>
<h3>Heat number</h3>
<p>Steel is made one heat at a time, and every heat has a number. <u>The number on the tag must be the number on the paper.</u> If they differ, the certificate describes somebody else's steel, however good its values look.</p>
<h3>Size and quantity</h3>
<p>Thickness and width must be those you ordered, and the certified quantity must cover what you received. A certificate for eight tonnes cannot stand for twelve.</p>
<h3>Chemistry</h3>
<p>Each element is listed with its percentage and, on a good certificate, the limit beside it. Check carbon and manganese first, because they decide how the steel welds and forms. For cold rolled DC01 the limits are 0.12 % carbon and 0.60 % manganese; for DC04 they are 0.08 % and 0.40 %.</p>
<h3>Mechanical results</h3>
<p>Three figures matter: yield, tensile strength and elongation. Some grades set a floor, others a ceiling.</p>
<table>
<thead><tr><th scope="col">Steel</th><th scope="col">Yield, MPa</th><th scope="col">Tensile, MPa</th><th scope="col">Elongation</th></tr></thead>
<tbody>
<tr><th scope="row">IS 2062 E250</th><td>min 250</td><td>min 410</td><td>min 23 %</td></tr>
<tr><th scope="row">IS 2062 E350</th><td>min 350</td><td>min 490</td><td>min 22 %</td></tr>
<tr><th scope="row">EN 10025-2 S355J2</th><td>min 355</td><td>470–630</td><td>see order</td></tr>
<tr><th scope="row">EN 10130 DC01</th><td>max 280</td><td>270–410</td><td>min 28 %</td></tr>
</tbody></table>
<p>E250 is given for thicknesses up to 20 mm and S355 yield for up to 16 mm. Note that for DC01 a <em>high</em> yield is the fault: steel that is too strong springs back and splits in the press.</p>
<h3>Signature</h3>
<p>Look for a name, a function and a date. On a 3.1 the signatory belongs to inspection, not to sales.</p>
<hr>
<h2>Signs of trouble</h2>
<ol>
<li><p>The heat number is missing, or is typed in another face from the rest of the page.</p></li>
<li><p>Several heats share exactly the same results.</p></li>
<li><p>Results have no limits beside them and the edition of the standard is not named.</p></li>
<li><p>The paper calls itself 3.1 but nobody has signed for inspection.</p></li>
<li><p>The thickness is not the thickness of the bundle.</p></li>
<li><p>The copy is too poor to read in the one place that matters.</p></li>
</ol>
<p>None of these proves bad steel. Each is a reason to put the bundle aside and ask for the original file before cutting, because a cut sheet is hard to return.</p>
<blockquote><p>Match the heat number first. If it fails, nothing else on the page needs reading.</p></blockquote>
<h2>What to write in the order</h2>
<p>A certificate cannot be added later if the steel was never tested for it. Put one sentence in the order:</p>
<pre><code>Material to IS 2062:2011 E250 BR,
certificate EN 10204 type 3.1 with each heat,
heat number marked on the tag of every bundle,
certificate sent before or with the goods.</code></pre>
<p>If the steel will be cut and moved about, mark the heat number on the remnants too. Traceability ends where the last legible number does.</p>
<p style="text-align: left">Keep the file for as long as the product it went into may be questioned. Ask for the heat number on the delivery note as well, so that paper and steel can be brought together again.</p>
<p style="text-align: right"><em>Indicative; the certificate and the agreed standard prevail.</em></p>`,
};
