import { afterAll, expect } from 'vitest';
import { emptyMailbox } from './mailbox.ts';
import { takeBreaches, watch } from './rights.ts';
import { takeTable } from './workers.ts';

takeTable();
await emptyMailbox();

/** vitest `setupFiles`: whatever tests have functions do, the functions may do on AWS. */
watch();
afterAll(() => expect(takeBreaches()).toEqual([]));
