// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Appointment, newAppointment } from '#shared/kernel/record/appointment.ts';
import type { YearRange } from '#shared/kernel/time/date-years.ts';
import { DatePicker } from './date-picker.tsx';
import { DateTimeControl } from './date-time-control.tsx';
import { Held, show } from './render.test-support.tsx';
import { TimePicker } from './time-picker.tsx';
import { birthYears } from './years.ts';

afterEach(cleanup);
const today = '2026-11-21';
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const time = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });

describe('DatePicker', () => {
  const setUp = (value = '', years?: YearRange) => {
    const seen = vi.fn();
    const drawn = show(
      <Held start={value}>
        {(now, set) => (
          <DatePicker
            label="Date"
            value={now}
            today={today}
            years={years}
            onChange={(date) => {
              seen(date);
              set(date);
            }}
          />
        )}
      </Held>,
    );
    return { ...drawn, seen };
  };
  it('takes a typed date on Enter and shows it in full', async () => {
    const { user, seen } = setUp();
    await user.type(box('Date'), '28 11{Enter}');
    expect(seen).toHaveBeenLastCalledWith('2026-11-28');
    expect(box('Date').value).toBe('Sat 28 Nov 2026');
  });
  it('keeps what it cannot read, says so, and forgets it once mended', async () => {
    const { user, seen } = setUp('2026-11-28');
    await user.clear(box('Date'));
    await user.type(box('Date'), '31 2 2027');
    await user.tab();
    expect(screen.getByRole('alert').textContent).toBe('date is invalid');
    expect(box('Date')).toHaveProperty('value', '31 2 2027');
    expect(box('Date').getAttribute('aria-invalid')).toBe('true');
    expect(seen).not.toHaveBeenCalled();
    await user.clear(box('Date'));
    // From the field's own date, not from today.
    await user.type(box('Date'), '+3{Enter}');
    expect(seen).toHaveBeenLastCalledWith('2026-12-01');
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('refuses years beyond 2001 to the current year + 15', async () => {
    const { user, seen } = setUp();
    await user.type(box('Date'), '1 1 2042{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('the date should be between 2001 and 2041');
    expect(seen).not.toHaveBeenCalled();
  });
  it('takes a birthday of the last century where one is asked for, its year in two figures too', async () => {
    const { user, seen } = setUp('', birthYears(today));
    await user.type(box('Date'), '12 5 1985{Enter}');
    expect(seen).toHaveBeenLastCalledWith('1985-05-12');
    await user.clear(box('Date'));
    await user.type(box('Date'), '13 5 85{Enter}');
    expect(seen).toHaveBeenLastCalledWith('1985-05-13');
    await user.clear(box('Date'));
    await user.type(box('Date'), '1 1 2027{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('the date should be between 1900 and 2026');
  });
  it.each([
    ['2027-02-28', 'Next day', '2027-03-01'],
    ['2027-02-28', 'Next week', '2027-03-07'],
    // From today where the field is empty.
    ['', 'Next day', '2026-11-22'],
    ['', 'Next week', '2026-11-28'],
  ])('of %s has the choice "%s"', async (value, name, wanted) => {
    const { user, seen } = setUp(value);
    await user.click(box('Date'));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('grid');
    // The next Tab stops behind the days.
    await user.tab();
    if (name === 'Next week') await user.tab();
    expect(document.activeElement?.textContent).toBe(name);
    await user.keyboard('{Enter}');
    expect(seen).toHaveBeenLastCalledWith(wanted);
    expect(document.activeElement).toBe(box('Date'));
  });
  it('is picked by keyboard, and Esc closes only the calendar', async () => {
    const { user, seen } = setUp('2026-11-28');
    await user.click(box('Date'));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('grid');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Saturday,? 28 November 2026$/);
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement?.getAttribute('data-date')).toBe('2026-12-06');
    await user.keyboard('{Enter}');
    expect(seen).toHaveBeenLastCalledWith('2026-12-06');
    expect(screen.queryByRole('grid')).toBeNull();
    const outer = vi.fn();
    document.addEventListener('keydown', outer, { capture: true, once: true });
    await user.click(screen.getByRole('button', { name: 'Open calendar' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(outer).not.toHaveBeenCalled();
    document.removeEventListener('keydown', outer, { capture: true });
  });
});

describe('TimePicker', () => {
  const setUp = (props = {}) => {
    const seen = vi.fn();
    return { ...show(<TimePicker label="Time" value="20:45" onChange={seen} {...props} />), seen };
  };
  it('reads both clocks and tells format from range', async () => {
    const { user, seen } = setUp();
    await user.clear(time('Time'));
    await user.type(time('Time'), '8:30 pm{Enter}');
    expect(seen).toHaveBeenLastCalledWith('20:30');
    await user.clear(time('Time'));
    await user.type(time('Time'), '25:00{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('time is out of range');
    await user.clear(time('Time'));
    await user.type(time('Time'), 'noon{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('time is invalid');
    expect(seen).toHaveBeenCalledTimes(1);
  });
  it('offers steps of 30 minutes, from the time at hand', async () => {
    const { user, seen } = setUp();
    await user.click(time('Time'));
    expect(screen.getAllByRole('option')).toHaveLength(48);
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('20:30');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(seen).toHaveBeenLastCalledWith('21:00');
  });
});

describe('DateTimeControl', () => {
  const setUp = (start: Appointment, zone?: string) => {
    const seen = vi.fn<(value: Appointment) => void>();
    const drawn = show(
      <Held start={start}>
        {(value, set) => (
          <DateTimeControl
            value={value}
            today={today}
            zone={zone}
            onChange={(next) => {
              seen(next);
              set(next);
            }}
          />
        )}
      </Held>,
    );
    return { ...drawn, last: () => seen.mock.lastCall?.[0] };
  };
  it('takes a date up to the current year + 15', async () => {
    const { user, last } = setUp(newAppointment('2026-11-28T20:45'));
    await user.clear(box('Start date'));
    await user.type(box('Start date'), '31 12 2041{Enter}');
    expect(last()).toMatchObject({ start: '2041-12-31T20:45' });
  });
  it('moves the end with the start, and offers night at or before 07:00', async () => {
    const { user, last } = setUp(newAppointment('2026-11-28T20:45'));
    expect(screen.queryByRole('switch', { name: /Night/ })).toBeNull();
    await user.clear(time('Start time'));
    await user.type(time('Start time'), '0:30{Enter}');
    expect(last()).toMatchObject({ start: '2026-11-28T00:30', end: '2026-11-28T01:30', isNight: true });
    // In another year its year is said too.
    const night = screen.getByRole<HTMLInputElement>('switch', { name: /^Night of Fri 27 Nov/ });
    expect(night.checked).toBe(true);
    await user.click(night);
    expect(last()?.isNight).toBe(false);
  });
  it('says that the end is before the begin and repairs it', async () => {
    const { user, last } = setUp(newAppointment('2026-11-28T23:30'));
    await user.clear(box('End date'));
    await user.type(box('End date'), '27 11 2026{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('The end date is before the begin date');
    await user.click(screen.getByRole('button', { name: /^Set the end to Sun 29 Nov.* 00:30$/ }));
    expect(last()?.end).toBe('2026-11-29T00:30');
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('says which hour is meant where the clocks of the place skip one or show it twice', async () => {
    const { user } = setUp(newAppointment('2027-03-28T02:30'), 'Europe/Amsterdam');
    const start = () => screen.getByRole('group', { name: /Start/ }).textContent;
    const skipped = "The clocks go forward: 02:30 doesn't exist that day. The same moment is 03:30.";
    expect(start()).toContain(skipped);
    await user.clear(box('Start date'));
    await user.type(box('Start date'), '31 10 2027{Enter}');
    expect(start()).toContain('The clocks go back: 02:30 comes twice. The first one is used.');
    await user.clear(box('Start date'));
    await user.type(box('Start date'), '1 11 2027{Enter}');
    expect(start()).not.toContain('The clocks');
  });
  it('hides the times of a whole day and restores them', async () => {
    const { user, last } = setUp({ ...newAppointment('2026-11-28T20:45'), timeOfPerformance: '20:45 - 22:15' });
    const whole = screen.getByRole('switch', { name: 'All day' });
    await user.click(whole);
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(whole);
    expect(last()).toMatchObject({ start: '2026-11-28T20:45', end: '2026-11-28T22:15', isAllDay: false });
    expect(within(screen.getByRole('group', { name: /End/ })).getByRole('combobox')).toHaveProperty('value', '22:15');
  });
});
