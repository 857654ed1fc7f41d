// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from './controls/render.test-support.tsx';
import { DialogHost } from './dialog-host.tsx';
import { dialogs } from './dialogs.ts';

it('asks for a reason, takes no blank one, and says none where it was left', async () => {
  const { user } = show(<DialogHost />);
  const given = dialogs.reason({ title: 'Unlock show', action: 'Unlock show' });
  const box = await screen.findByRole('textbox', { name: /Reason/ });
  await waitFor(() => expect(document.activeElement).toBe(box));
  const action = screen.getByRole<HTMLButtonElement>('button', { name: 'Unlock show' });
  await user.type(box, '  ');
  expect(action.disabled).toBe(true);
  await user.type(box, 'Wrong fee ');
  await user.click(action);
  expect(await given).toBe('Wrong fee');
  const left = dialogs.reason({ title: 'Unlock show', action: 'Unlock show' });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await left).toBeUndefined();
});
