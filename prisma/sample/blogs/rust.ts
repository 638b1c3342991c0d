import type { SampleBlog } from "./shape";

export const rust: SampleBlog = {
  title: "Keeping cold rolled steel free of rust",
  tags: ["Storage", "CR", "Rust"],
  banner: "article-rust.jpg",
  side: "article-rust-side.jpg",
  html: `<p>Cold rolled steel leaves the mill with a clean, bright face and nothing but a film of oil on it. It has no scale to shield it, so of all bare flat steel it rusts fastest when wet. The good news is that it hardly ever gets wet by rain. It gets wet by <strong>condensation</strong>, in a dry store, under its own wrapping, and that is easy to prevent.</p>
<h2>How dry steel gets wet</h2>
<p>Warm air holds more water than cold air. When it touches cold steel it cools, and the water it can no longer hold settles on the surface. A coil that has spent the night on a lorry is a large block of cold metal. Open it in a warm, humid hall and water forms on it, and creeps between the laps where no draught can reach to dry it.</p>
<p style="text-align: center"><u>Cold steel, warm air, open wrapping: any two are harmless, all three make rust.</u></p>
<h2>On arrival</h2>
<ol>
<li><p><strong>Look before unloading.</strong> Torn paper, wet timber, a stained tarpaulin or a puddle on the lorry bed are worth a photograph.</p></li>
<li><p><strong>Write it on the delivery note.</strong> “Wrapping torn, coil 3, outer edge” is enough. A clean signature says the goods came dry.</p></li>
<li><p><strong>Take it under a roof at once.</strong> The yard is no place for cold rolled steel, not even for lunch.</p></li>
<li><p><strong>Leave it wrapped.</strong> Keep the packing closed until the steel has warmed to the temperature of the room. A coil takes far longer than a packet of sheets. Touch the bore: while it feels cold, wait.</p></li>
<li><p><strong>Then inspect.</strong> Open one end, check the tag against the certificate, look at edges and faces, and close it again if you are not using it yet.</p></li>
</ol>
<h2>In the store</h2>
<h3>Floor and stacking</h3>
<ul>
<li><p>Keep coils and packets off the floor. Concrete gives off moisture from below.</p></li>
<li><p>Stand coils on skids, in one layer. A second layer marks the first and tears its wrapping.</p></li>
<li><p>Leave a gap to outside walls and stay clear of doors that open to the weather.</p></li>
<li><p>Keep acids, wet work and pickling well away. Their vapours travel further than expected.</p></li>
</ul>
<h3>Air</h3>
<p>Hold the relative humidity under 60 %. An inexpensive gauge on the wall tells you more than a feeling, provided that somebody reads it. Even temperature matters as much as dryness: a hall that is heated by day and chilled by night makes its own dew. When the weather turns suddenly warm and damp, keep the doors shut.</p>
<h3>First in, first out</h3>
<p>Rolling oil is a delay, not a cure. It drains to the bottom, dries out and wears off wherever the steel is handled. Use the oldest material first, write the date of arrival on the tag, and have open packets used up before new ones are begun. Ask for oiled material in the order unless your process cannot bear it; dry, unoiled sheet has no protection from the day it is packed.</p>
<p style="text-align: justify">Gloves help more than people think. A bare hand leaves salt and moisture, and its print appears as a brown mark days later, often under the first coat of paint. Clean gloves cost little, and a rejected panel has already paid for the steel, the laser and the folding.</p>
<h2>Between operations</h2>
<p>The risk returns once the sheet is cut. Blanks waiting for the press have lost oil to handling and have fresh bare edges. Cover them, move them on quickly, and re-oil them if they must wait. Do not put cut parts back on wet timber or in a cold trailer for the weekend.</p>
<h2>When a coil is wet all the same</h2>
<p>Act the same day. Fresh water stain is a surface fault; left between tight laps it becomes pitting.</p>
<pre><code>1. Separate it. Note the coil number and heat number.
2. Photograph wrapping, edges, tag and lorry.
3. Tell the supplier before processing anything.
4. Uncoil or unstack, let air reach both faces, wipe dry.
5. Oil it again, or send it straight to use.
6. Judge the surface by the part: hidden, painted or seen.</code></pre>
<p>Do not simply re-wrap it. Closed packing over wet steel holds the water in the one place where it does most harm. And do not mix good and doubtful packets, since nobody will remember on Friday which was which.</p>
<blockquote><p>Half of all rust prevention is leaving the wrapping alone until the steel is warm.</p></blockquote>
<hr>
<p style="text-align: right"><em>Indicative; the certificate and the agreed standard prevail.</em></p>`,
};
