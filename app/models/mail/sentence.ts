import type { UnsentMails } from "./outbox.server";

/** What the owner is told of mails that wait or have failed; null when there is nothing to tell. */
export function sayUnsentMails({ waiting, failed, error }: Omit<UnsentMails, "references">): string | null {
  const sentences = [
    failed > 0 ? `${countMails(failed)} could not be sent.` : "",
    waiting > 0 ? `${countMails(waiting)} ${waiting === 1 ? "waits" : "wait"} for the mail server.` : "",
  ];
  const said = sentences.filter(Boolean).join(" ");
  if (!said) return null;
  const kept = waiting + failed === 1 ? "Its enquiry is" : "Their enquiries are";
  return `${said} ${kept} here all the same.${error ? ` The mail server: ${error}.` : ""}`;
}

function countMails(count: number) {
  return count === 1 ? "One email" : `${count} emails`;
}
