import { env } from "~/env.server";
import { createFirstAdmin } from "~/models/account/first.server";
import { addFirstSample } from "~/models/sample/first.server";
import { saySampleContent } from "~/models/sample/sentence";
import { figures } from "~/models/shop/figures.server";
import { main } from "./start/step.mjs";
import { sayStoreFaults } from "./store-fault";

/**
 * What `npm start` adds to a database that has never been asked: the sample content and the first admin. He comes last,
 * as his password is shown once: a start that is cut while it makes pictures has drawn none. By the word `journal` it is not
 * shown: a service's output is kept.
 */
await main(() =>
  sayStoreFaults(async () => {
    const added = await addFirstSample(env.SAMPLE_CONTENT === "on");
    if (added) console.log(`Sample content: ${saySampleContent(added, figures)}`);

    const admin = await createFirstAdmin({
      email: env.ADMIN_EMAIL,
      password: env.ADMIN_PASSWORD,
      fullName: env.ADMIN_NAME,
    });
    if (admin?.password && process.argv[2] === "journal") {
      console.log(
        `First admin: ${admin.email}. The journal is no place for a password: set one with npm run admin:password -- ${admin.email}`,
      );
    } else if (admin?.password) {
      console.log(`First admin: ${admin.email} with the password ${admin.password} (shown this once)`);
    } else if (admin) {
      console.log(`First admin: ${admin.email} with the password from ADMIN_PASSWORD`);
    }
  }),
);
