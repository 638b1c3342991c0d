export const privacyCopy = {
  meta: {
    title: "Privacy",
    description:
      "What this site stores when you write to us, why, for how long and who sees it; its cookies; no analytics.",
  },
  heading: "Privacy",
  summary:
    "You can read everything here without an account. We store what you send us in order to answer it, and little else.",
  sections: {
    enquiries: {
      heading: "When you send an enquiry",
      paragraphs: [
        "The contact form and the enquiry list store what you type and what is needed to answer it. Email and product are optional; nothing is stored before you press the button.",
      ],
      list: [
        "name, phone number, email address and message",
        "the text that you pasted and did not put on the list",
        "the product asked about and the sizes on your list, with their weights, delivery place and wanted date",
        "the page from which you wrote, and the time",
        "a reference number, our status and note, and whether the message looked like spam",
      ],
    },
    quotations: {
      heading: "When we quote",
      paragraphs: [
        "A quotation holds your name, phone number and email address, the sizes and sums, and what became of it: when it was sent and first opened, and what you answered, with the name, order number or note that you gave. Whoever has its address can read it; the address cannot be guessed.",
      ],
    },
    why: {
      heading: "Why, and for how long",
      paragraphs: [
        "We use it to answer you, to quote, and to find your earlier enquiries when you call again. It is not used for anything else.",
        "If something in your enquiry is wrong, or you want it deleted, call or write and give the reference number, your phone number or your address. We can delete one enquiry, or everything that came from your phone or email address, with its sizes, the emails that have not left yet, and the quotations that were not accepted. A quotation that you have accepted is an agreement, and is kept for as long as commercial law requires. Within half an hour nothing of it is left in the site's database. Nightly backups hold it until they are replaced, as a rule within about five weeks; copies made by hand, or before an update or a restore, may stay longer. An email that was sent stays in its mailbox.",
      ],
    },
    who: {
      heading: "Who sees it",
      paragraphs: [
        "Those of us who sign in to the back office of this site. A copy may also be emailed to our own office, so that nothing waits unread, and one to you if you give your address. Our own phones may be notified of your name, and of the weight you asked for or of what you did with a quotation and its number; the makers of their browsers carry that message and cannot read it. We do not sell or lend your details.",
        "The call, email and WhatsApp links open your own programs. What you send there reaches us through your provider and under its terms.",
      ],
    },
    administrators: {
      heading: "Administrators",
      paragraphs: [
        "For people who run the shop the site stores name, email address, user name, a one-way hash of the password, and the times the account was created and last used. With each open login it stores the kind of browser, the network address and when it was last used; a login ends after 8 hours without use, and after 7 days at most.",
        "Failed logins of an account are counted, with the time and the network address of the latest. The owner of the account is told at the next login, and the count is deleted.",
        "For a device that an administrator wants to be notified on, the site stores the address that its browser gives for messages, the keys to write them, the kind of browser and the time, until it is removed, signed out or no longer there.",
      ],
    },
    server: {
      heading: "Server log and protection",
      paragraphs: [
        "For each request the server writes a line with the network address, the path, the time and the result. The lines help to find faults and to stop abuse.",
        "Failed logins and enquiries from one address are counted for a short time, so that passwords cannot be guessed and the form cannot be flooded.",
        "What visitors search for is counted by the week, without a network address.",
        "There is no analytics program, no visitor profile and no social media button on this site.",
      ],
    },
  },
  kept: {
    always: "An enquiry is kept until we delete it.",
    months: (time: string) =>
      `An enquiry is deleted automatically ${time} after it arrived, or earlier when we delete it. A quotation that was not accepted is deleted after the same time, but not before the last day on which you can accept it has passed.`,
  },
  quoted: {
    always: "Quotations that were accepted are kept until we delete them.",
    months: (time: string) => `Quotations that were accepted are deleted automatically after ${time}.`,
  },
  cookies: {
    heading: "Cookies",
    text: "A visitor who only reads gets none of these. Each cookie below is needed for what it does, cannot be read by scripts and is sent to this site alone. Where the site uses https, each name begins with __Host-.",
    rows: [
      {
        name: "session",
        who: "Administrators, after signing in",
        purpose: "Recognises the login. It holds a random number; everything else stays on the server.",
        lifetime: "8 hours without use, 7 days at most; gone on logout",
      },
      {
        name: "known",
        who: "Administrators, after signing in",
        purpose:
          "Remembers whose browser it is, so that a form sent after the session ended is given back. It opens nothing.",
        lifetime: "One year; gone on logout",
      },
      {
        name: "device",
        who: "Administrators who ask for notifications",
        purpose:
          "Says which of their devices this browser is, so that signing out ends notifications here. It opens nothing.",
        lifetime: "One year; gone on logout",
      },
      {
        name: "left",
        who: "Administrators, after logging out",
        purpose:
          "Remembers the logout, so that nothing typed stays in the browser, and whose it was, so that a form that stands open in another window is given back. It opens nothing.",
        lifetime: "24 hours",
      },
      {
        name: "enquiry",
        who: "Visitors who put a size on the enquiry list",
        purpose:
          "Holds the list itself: sizes, quantities, and products or grades. It is signed, so that it cannot be altered. A link that you share holds the same.",
        lifetime: "30 days after the last change; gone when the list is empty",
      },
      {
        name: "sent",
        who: "Visitors who have sent an enquiry",
        purpose:
          "Holds the references of the last five, so that this browser shows what became of them. A button under the enquiry list removes it.",
        lifetime: "180 days after the last one",
      },
      {
        name: "flash",
        who: "Anybody who has just sent a form",
        purpose: "Carries one message, such as a confirmation, to the next page.",
        lifetime: "Until it is shown, one minute at most",
      },
    ],
  },
  advertising: {
    heading: "Advertising",
    off: "This site sends nothing to an advertising network and loads nothing from other sites.",
    on: "We advertise. When a page loads, a visit is reported to Google Ads, so that we can tell which advertisements are useful. Google receives your network address and the address of the page, which holds what you search for or calculate and the sizes of a list that was shared with you, and may set cookies of its own. It is told nothing of what you send us, or we quote.",
  },
};
