import * as z from 'zod';
import { FeedInput } from '#shared/domains/calendars/icalendar-feed/schemas.ts';
import { requiredText } from '#shared/kernel/text/text.ts';

/** Fetched with zod when a form has something to check. */
export const FeedSchema = FeedInput;
export const NewFeedSchema = FeedInput.pick({ title: true });
export const AddressSchema = z.object({ label: requiredText(50) });
