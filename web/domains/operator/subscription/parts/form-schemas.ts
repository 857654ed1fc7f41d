import * as z from 'zod';
import {
  BillingDetails,
  NewSubscription,
  OfferFields,
  Period,
  Seats,
} from '#shared/domains/operator/subscription/schemas.ts';
import { requiredText } from '#shared/kernel/text/text.ts';

/** Fetched with zod when a form has something to check. */
export const BillingSchema = BillingDetails;
export const TermsSchema = z.object({ seats: Seats, plan: requiredText(50), period: Period });
export const StartSchema = NewSubscription.omit({ clientId: true });
export const OfferSchema = OfferFields;
