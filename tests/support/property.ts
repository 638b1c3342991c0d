import fc from "fast-check";

/** The same examples in every run, so that a failure is of the change that is tested; `seed` and `examples` add others. */
fc.configureGlobal({ seed: 20_261_122 });

export default fc;
