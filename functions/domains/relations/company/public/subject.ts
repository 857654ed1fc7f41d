import type { Subject } from '#functions/records/services.ts';
import type { CompanyFields } from '#shared/domains/relations/company/schemas.ts';

export const companySubject = ({ name }: CompanyFields): Subject => ({ title: name, isInternal: true });
