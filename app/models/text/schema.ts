import { config, z } from "zod";

// zod would try `new Function` when a schema is made, which the browser's policy refuses and reports.
config({ jitless: true });

export { z };
