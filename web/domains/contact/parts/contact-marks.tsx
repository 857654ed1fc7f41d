import type { Contact } from '#shared/domains/contact/schemas.ts';
import { ToApprove } from '#web/ui/record/approval.tsx';
import { Inactive } from '#web/ui/record/inactive.tsx';

/** What is to be known beside a name: that it waits, and that it is no longer in use. */
export const ContactMarks = ({ contact }: { readonly contact: Contact }) => (
  <>
    <ToApprove record={contact} />
    {!contact.isActive && <Inactive />}
  </>
);
