/** The one form of a list with sizes on it: everything that is typed on its page belongs to it, wherever it stands. */
export const SEND_FORM = "send";
