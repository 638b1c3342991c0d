import bcrypt from "bcryptjs";
import { assist } from "../queue/assist.server.mjs";

assist(({ password, hash, cost }) =>
  hash === null ? bcrypt.hashSync(password, cost) : bcrypt.compareSync(password, hash),
);
