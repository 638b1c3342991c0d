export { takeLock } from "../../app/models/backup/lock.server.mjs";
