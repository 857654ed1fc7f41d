import { says } from '#web/platform/says.ts';
import { toast } from './toaster.ts';

/** Of the same thing; those before are left unanswered (spec section 4). */
export const PATIENCE_FROM = 3;
export const askPatience = (): void => toast(says('patience'));
