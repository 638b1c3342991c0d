/** The one form of the list: everything that is typed on its page belongs to it, wherever it stands. */
export const SEND_FORM = "send";
