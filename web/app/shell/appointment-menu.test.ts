import { describe, expect, it } from 'vitest';
import { CAN_CREATE } from '#shared/kernel/access/can-create.ts';
import type { CanCreate } from '#web/platform/me.ts';
import { type AppointmentKind, appointmentAddress, appointmentButton } from './appointment-menu.ts';

const kinds = (['show', 'flight', 'train'] as const).map((kind) => ({ kind, to: `/${kind}/new` }) as AppointmentKind);
const none = Object.fromEntries(CAN_CREATE.map((kind) => [kind, false])) as CanCreate;
const all = () => true;

describe('the new-appointment button', () => {
  it('is hidden when nothing may be created', () => {
    expect(appointmentButton(kinds, none, all)).toEqual({ state: 'hidden' });
  });
  it('opens the new show when only shows may be created', () => {
    expect(appointmentButton(kinds, { ...none, show: true }, all)).toMatchObject({ state: 'direct' });
  });
  it('stays a menu when the only kind is not a show', () => {
    expect(appointmentButton(kinds, { ...none, flight: true }, all)).toMatchObject({ state: 'menu' });
  });
  it('lists in the order of the spec what may be created and has its page', () => {
    const button = appointmentButton(
      kinds,
      { ...none, train: true, show: true, flight: true },
      (to) => to !== '/flight/new',
    );
    expect(button.state === 'menu' && button.kinds.map(({ kind }) => kind)).toEqual(['show', 'train']);
  });
  it('hands over the day and the artist', () => {
    const show = kinds[0]!;
    expect(appointmentAddress(show, { date: '2026-11-28', artistId: 'A1' })).toBe(
      '/show/new?date=2026-11-28&artistId=A1',
    );
    expect(appointmentAddress(kinds[1]!, {})).toBe('/flight/new');
  });
});
