import { config, z } from "zod";

// zod would try to compile its checks with `new Function`, which the security policy refuses and the browser reports. It
// tries when an object's schema is made, so what runs in a browser takes `z` from here.
config({ jitless: true });

export { z };
