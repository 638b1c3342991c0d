import type { SampleBlog } from "./shape";

export const tolerances: SampleBlog = {
  title: "Tolerances: what your order really means",
  tags: ["Tolerance", "Orders"],
  banner: "article-tolerances.jpg",
  side: "article-tolerances-side.jpg",
  html: `<p>When you order 2 mm sheet you do not buy 2 mm. You buy a band around it, and the standard named in the order says how wide that band is. If no standard is named, somebody else decides. Knowing the band tells you what may arrive, what it may weigh and when you have a right to complain.</p>
<h2>Nominal and actual</h2>
<p>The <strong>nominal</strong> size is the one in the order. The <strong>actual</strong> size is what a micrometer finds. The tolerance is the distance allowed between the two, and any sheet inside it is a good sheet. Three things set it: whether the steel is hot or cold rolled, how thick it is and how <em>wide</em> it is. Wide strip is harder to roll evenly, so it is allowed more.</p>
<h2>The band for 2 mm</h2>
<p>The European standards make a clear example. They are not the only ones: for Indian orders IS 1079:2009 refers hot rolled dimensions to IS/ISO 16160, IS 513:2008 refers cold rolled dimensions to IS/ISO 16162, and IS 1852 holds rolling and cutting tolerances for hot rolled products. Check which one your order names.</p>
<h3>Hot rolled: EN 10051</h3>
<h4>Category A, lower-strength steel</h4>
<p>Up to and including 2.00 mm thick:</p>
<table>
<thead><tr><th scope="col">Width up to, mm</th><th scope="col">Band, mm</th><th scope="col">2 mm may measure</th></tr></thead>
<tbody>
<tr><th scope="row">1200</th><td>± 0.17</td><td>1.83 to 2.17</td></tr>
<tr><th scope="row">1500</th><td>± 0.19</td><td>1.81 to 2.19</td></tr>
<tr><th scope="row">1800</th><td>± 0.21</td><td>1.79 to 2.21</td></tr>
</tbody></table>
<h5>Categories B, C and D</h5>
<p>Stronger steel is allowed more: 15 % on top of these figures for category B, 30 % for C and 40 % for D.</p>
<h6>Soft forming grades, DD11 to DD14</h6>
<p>These are held closer: ± 0.13, 0.14 and 0.16 mm for the same three widths. If your part is formed, the right grade brings the tighter band with it.</p>
<h3>Cold rolled: EN 10131, normal</h3>
<p>For yield strength below 260 MPa and thickness above 1.60 and up to 2.00 mm:</p>
<table>
<thead><tr><th scope="col">Width up to, mm</th><th scope="col">Band, mm</th><th scope="col">2 mm may measure</th></tr></thead>
<tbody>
<tr><th scope="row">1200</th><td>± 0.10</td><td>1.90 to 2.10</td></tr>
<tr><th scope="row">1500</th><td>± 0.11</td><td>1.89 to 2.11</td></tr>
<tr><th scope="row">over 1500</th><td>± 0.12</td><td>1.88 to 2.12</td></tr>
</tbody></table>
<h2>What it does to the weight</h2>
<p>Weight follows thickness in direct proportion. For 2 mm at 1250 mm wide the hot rolled band is 0.19 ÷ 2 = 9.5 % either way, and the cold rolled band 0.11 ÷ 2 = 5.5 %. A sheet of 2 × 1250 × 2500 mm is 49.06 kg by calculation. In practice:</p>
<table>
<thead><tr><th scope="col">Sheet</th><th scope="col">Lightest</th><th scope="col">Nominal</th><th scope="col">Heaviest</th></tr></thead>
<tbody>
<tr><th scope="row">HR, ± 0.19</th><td>44.40 kg</td><td>49.06 kg</td><td>53.72 kg</td></tr>
<tr><th scope="row">CR, ± 0.11</th><td>46.36 kg</td><td>49.06 kg</td><td>51.76 kg</td></tr>
</tbody></table>
<p style="text-align: justify">A whole delivery rarely sits at one end of the band, but a single coil may run heavy or light from start to finish. If you sell by the piece and buy by weight, that is your margin. If you buy by the sheet, it is your supplier's. Either is fair when both sides know it; so write down whether actual or theoretical weight is paid.</p>
<h2>Thickness is not the only band</h2>
<ul>
<li><p><strong>Edges.</strong> Mill edge is as rolled: rounded, and a little wider than nominal. Ask for a trimmed or slit edge when the width locates the part. A service centre typically holds slit width to ± 0.25 mm.</p></li>
<li><p><strong>Length.</strong> Cutting to length typically holds ± 1 mm per metre, so 2.5 m may be 2.5 mm out.</p></li>
<li><p><strong>Flatness.</strong> A sheet cut from coil remembers the coil. Thin wide sheet shows it most. Say if the sheet goes under a laser, where a raised corner can stop the head.</p></li>
<li><p><strong>Squareness and camber.</strong> They matter when blanks are nested closely or slit strip is fed through a progressive tool.</p></li>
<li><p><strong>Coil ends.</strong> Uncropped ends run outside the band. One mill gives their length as 90 divided by the thickness in millimetres, in metres, and at most 20 m. For 5 mm strip that is 18 m.</p></li>
</ul>
<h2>How to ask for tighter</h2>
<ol>
<li><p>Say what the dimension is <u>for</u>. There may be a cheaper answer than a tighter band.</p></li>
<li><p>Give the band in millimetres: <em>2.00 ± 0.08</em> is an order; “close tolerance” is a wish.</p></li>
<li><p>Name one side if only one side hurts. Minimum thickness for strength and maximum for a tool are different requests.</p></li>
<li><p>Agree it before the order. Special tolerances under EN 10131 have to be agreed; they cannot be claimed afterwards.</p></li>
<li><p>Say where and how it is measured: in from the edge, on a flat piece, with a calibrated micrometer.</p></li>
</ol>
<blockquote><p>An order without a tolerance is an order for whatever the standard allows.</p></blockquote>
<hr>
<p style="text-align: center"><em>Indicative; the certificate and the agreed standard prevail.</em></p>`,
};
