import { ButtonLink } from "~/ui/button";
import { useFrame } from "~/ui/frame/frame";

export function AddLink({ href, children }: { href: string; children: string }) {
  if (!useFrame().admin) return null;
  return (
    <ButtonLink href={href} icon="plus">
      {children}
    </ButtonLink>
  );
}

/** Edit and Delete on a detail page; admins alone see them. Delete leads to the list, which asks first. */
export function RowLinks({ editHref, deleteHref }: { editHref: string; deleteHref: string }) {
  if (!useFrame().admin) return null;
  return (
    <p className="cluster screen-only">
      <ButtonLink href={editHref} look="quiet" size="small" icon="edit">
        Edit
      </ButtonLink>
      <ButtonLink href={deleteHref} look="quiet" size="small" icon="trash">
        Delete
      </ButtonLink>
    </p>
  );
}
