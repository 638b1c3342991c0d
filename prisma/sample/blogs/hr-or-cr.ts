import type { SampleBlog } from "./shape";

export const hrOrCr: SampleBlog = {
  title: "HR or CR: choosing the right flat steel",
  tags: ["HR", "CR", "Guide"],
  banner: "article-hr-or-cr.jpg",
  side: "article-hr-or-cr-side.jpg",
  html: `<p>Hot rolled and cold rolled sheet begin as the same low-carbon slab. What separates them is how hot the steel was when it last went through the rolls. That one fact settles the surface, how closely the thickness holds, how thin the sheet can be and most of its price. Settle it first, and the rest of the enquiry is short.</p>
<h2>What each one is</h2>
<p><strong>Hot rolled (HR)</strong> steel is shaped while it glows. In a typical mill the slab enters the rolls at about 1280 °C and the finished strip is coiled at about 650 °C. Cooling in air, it grows a blue-grey skin of oxide called scale. Its edges are rounded, its thickness wanders more than that of cold rolled steel, and it costs less.</p>
<p><strong>Cold rolled (CR)</strong> steel is hot rolled strip taken further. Acid removes the scale, then cold rolls take off roughly half to three quarters of the thickness. That hardens the steel, so most of it is annealed (<em>CRCA</em>, cold rolled and close annealed), given a light skin pass for flatness and finish, and oiled.</p>
<p><strong>Pickled and oiled (HRPO)</strong> sheet stands between the two: hot rolled steel with the scale dissolved and a film of oil in its place. The surface is clean; the tolerance is still that of hot rolling.</p>
<h2>Side by side</h2>
<table>
<thead><tr><th scope="col">What</th><th scope="col">HR</th><th scope="col">HRPO</th><th scope="col">CR (CRCA)</th></tr></thead>
<tbody>
<tr><th scope="row">Surface</th><td>blue scale</td><td>clean, oiled</td><td>smooth, oiled</td></tr>
<tr><th scope="row">Common range, mm</th><td>1.6–12</td><td>1.4–6</td><td>0.35–4.0</td></tr>
<tr><th scope="row">± mm at 2 × 1250</th><td>0.19</td><td>0.19</td><td>0.11</td></tr>
<tr><th scope="row">Price per tonne</th><td>lowest</td><td>between</td><td>highest</td></tr>
<tr><th scope="row">When it gets wet</th><td>scale helps</td><td>oil alone</td><td>rusts fastest</td></tr>
</tbody></table>
<p>The tolerances are EN 10051 category A for HR and HRPO, and EN 10131 normal for CR, both for widths above 1200 and up to 1500 mm. Soft hot rolled forming grades, DD11 to DD14, are held closer: 0.14 mm for the same size.</p>
<h2>Where the two overlap</h2>
<p>Both kinds are readily offered only between about 1.8 and 2.5 mm. Below that, cold rolled is the natural choice; above it, hot rolled. If your drawing says 2 mm you have a real decision to make, and it is worth making before you compare prices, because a quote for HR and a quote for CR are not quotes for the same thing.</p>
<h2>Five questions to settle it</h2>
<ol>
<li><p><strong>How thick?</strong> Under 1.6 mm look at CR first; over 4 mm it will be HR.</p></li>
<li><p><strong>Will anybody see the surface?</strong> A painted panel shows every mark of scale. A base plate does not.</p></li>
<li><p><strong>How closely must the thickness hold?</strong> Progressive tools, close folds and parts sold by weight favour the tighter band of CR.</p></li>
<li><p><strong>How is it cut and joined?</strong> Scale disturbs laser cutting and welding and must come off before paint or zinc. HRPO spares you that work.</p></li>
<li><p><strong>Where will it wait?</strong> CR has no scale to shield it and needs a dry, roofed store.</p></li>
</ol>
<h2>Three worked choices</h2>
<h3>A machine base in 5 mm</h3>
<p>Welded, shot-blasted and painted; nobody measures it to a tenth. Choose <strong>HR in a structural grade such as IS 2062 E250</strong>. A sheet of 5 × 1500 × 6000 mm weighs 353.25 kg, so plan the lifting as well as the cutting.</p>
<h3>A laser-cut bracket in 3 mm</h3>
<p>Cut, folded, welded and powder coated. Cold rolled would be an expensive way to get a clean surface at this thickness. Choose <strong>HRPO</strong>: the laser sees bare steel, the powder keys to it, and you keep the price of hot rolling with pickling added. For a deep-pressed version ask for a forming grade, HR3 or DD13.</p>
<h3>A cabinet door in 0.8 mm</h3>
<p>Folded on four sides and painted where customers look at it. Choose <strong>CRCA</strong>: CR1 for simple folds, CR2 when there is a shallow draw, CR4 only when the drawing is deep. A sheet of 0.8 × 1250 × 2500 mm weighs 19.63 kg.</p>
<blockquote><p>Pay for the surface you will show and the tolerance you will use, and for no more of either.</p></blockquote>
<h2>What to send us</h2>
<ul>
<li><p>Thickness, width and length in millimetres, and the number of sheets or tonnes.</p></li>
<li><p>The grade, or the part it becomes and how it is formed.</p></li>
<li><p>The surface it needs: scale, pickled and oiled, matt or bright.</p></li>
<li><p>The certificate you want with it.</p></li>
</ul>
<hr>
<p style="text-align: center"><em>Indicative; the certificate and the agreed standard prevail.</em></p>`,
};
