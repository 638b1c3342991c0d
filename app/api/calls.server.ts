import { accountCalls } from "./accounts.server";
import { blogCalls } from "./blogs.server";
import { type Call, respond, respondToUnknown } from "./endpoint.server";
import { loginCalls } from "./login.server";
import { documentCall } from "./openapi/document.server";
import { type CallName, findCall } from "./paths";
import { productCalls } from "./products.server";
import { quotationCalls } from "./quotations.server";
import { testimonialCalls } from "./testimonials.server";

const documented = {
  ...loginCalls,
  ...accountCalls,
  ...productCalls,
  ...blogCalls,
  ...testimonialCalls,
  ...quotationCalls,
};

const calls: Record<CallName, Call> = { ...documented, openapi: documentCall(documented) };

export function respondToCall(request: Request): Promise<Response> {
  const found = findCall(new URL(request.url).pathname);
  return found ? respond(request, calls[found.name], found.id) : respondToUnknown(request);
}
