import { afterAll, expect } from 'vitest';
import { takeBreaches, watch } from './rights.ts';

/** vitest `setupFiles`: whatever tests have functions do, the functions may do on AWS. */
watch();
afterAll(() => expect(takeBreaches()).toEqual([]));
