import type { Subject } from '#functions/records/services.ts';
import type { ContactFields } from '#shared/domains/relations/contact/schemas.ts';

export const contactSubject = ({ fullName }: ContactFields): Subject => ({ title: fullName, isInternal: true });
