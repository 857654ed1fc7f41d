import { expect, it } from 'vitest';
import { noContract } from './batch-work.ts';

const show = { id: 's1', phase: 'confirmed' } as const;
const contract = (stage: string, showId = 's1') => ({ number: 'C-1', stage, show: { showId } });

it('a show gets a contract in a batch unless it is off, not approved, or has one', () => {
  expect(noContract(show, [])).toBeUndefined();
  expect(noContract({ ...show, phase: 'options' }, [contract('sent', 's2')])).toBeUndefined();
  expect(noContract({ ...show, phase: 'cancelled' }, [])).toEqual({ because: 'cancelled' });
  expect(noContract({ ...show, isPreliminary: true }, [])).toEqual({ because: 'preliminary' });
  expect(noContract(show, [contract('draft')])).toEqual({ has: 'C-1' });
  const ofTour = { ...contract('sent', 's2'), otherShows: [{ showId: 's1' }] };
  expect(noContract(show, [ofTour])).toEqual({ has: 'C-1' });
  // A void contract no longer holds.
  expect(noContract(show, [contract('void')])).toBeUndefined();
});
