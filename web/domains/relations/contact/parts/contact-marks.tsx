import type { Contact } from '#shared/domains/relations/contact/schemas.ts';
import { ToApprove } from '#web/ui/record/approval.tsx';
import { Inactive } from '#web/ui/record/inactive.tsx';

/** Marks a contact that waits for approval or is no longer in use, beside its name. */
export const ContactMarks = ({ contact }: { readonly contact: Contact }) => (
  <>
    <ToApprove record={contact} />
    {!contact.isActive && <Inactive />}
  </>
);
