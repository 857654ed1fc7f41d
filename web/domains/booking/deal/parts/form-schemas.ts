import { CertificateInput } from '#shared/domains/booking/deal/certificate.ts';
import { Counts, DealInput } from '#shared/domains/booking/deal/schemas.ts';

/* Fetched with zod when a form has something to check. The forms fill every field. */
export const DealSchema = DealInput;
export const CountsSchema = Counts;
export const CertificateSchema = CertificateInput;
