import type { UnsentMails } from "./outbox.server";

/** What the owner is told of mails that wait or have failed; null when there is nothing to tell. */
export function sayUnsentMails({ waiting, failed }: Pick<UnsentMails, "waiting" | "failed">): string | null {
  const sentences = [
    failed > 0 ? `${countMails(failed)} could not be sent.` : "",
    waiting > 0 ? `${countMails(waiting)} ${waiting === 1 ? "waits" : "wait"} for the mail server.` : "",
  ];
  const said = sentences.filter(Boolean).join(" ");
  return said ? `${said} Their enquiries are here all the same.` : null;
}

function countMails(count: number) {
  return count === 1 ? "One mail" : `${count} mails`;
}
