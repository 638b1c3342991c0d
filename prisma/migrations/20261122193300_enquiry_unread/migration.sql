-- What a buyer pasted and did not, or could not, put on the list: it goes along as it was typed.

ALTER TABLE "Enquiry" ADD COLUMN "unread" TEXT;
