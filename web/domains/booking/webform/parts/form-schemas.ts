import * as z from 'zod';
import { WebformDetails } from '#shared/domains/booking/webform/schemas.ts';
import { requiredText } from '#shared/kernel/text/text.ts';

/** Fetched with zod when a form has something to check. */
export const DetailsSchema = WebformDetails;
export const TitleSchema = z.object({ name: requiredText(100) });
