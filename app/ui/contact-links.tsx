import type { ComponentProps, ReactNode } from "react";
import { formatPhone, telLink, whatsappLink } from "~/models/shop/phone";
import { ButtonLink } from "./button";
import { useFrame } from "./frame/frame";

type Look = Pick<ComponentProps<typeof ButtonLink>, "look" | "size">;

export function WhatsAppLink({ text, children, ...look }: Look & { text?: string; children?: ReactNode }) {
  const { company } = useFrame();
  return (
    <ButtonLink href={whatsappLink(company.whatsapp, company.country, text)} icon="whatsapp" {...look}>
      {children ?? "WhatsApp"}
    </ButtonLink>
  );
}

/** `phone` where it is not the company's own. */
export function CallLink({ phone, children, ...look }: Look & { phone?: string; children?: ReactNode }) {
  const { company } = useFrame();
  const number = phone ?? company.phone;
  return (
    <ButtonLink href={telLink(number, company.country)} icon="phone" {...look}>
      {children ?? <span className="number">Call {formatPhone(number, company.country)}</span>}
    </ButtonLink>
  );
}
