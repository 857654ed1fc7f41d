// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { show } from './controls/render.test-support.tsx';
import { Unprintable } from './unprintable.tsx';

afterEach(cleanup);

it('names the characters that no font of documents has', async () => {
  show(<Unprintable content={{ lines: [{ text: 'Gitaar 🎸 株式会社' }] }} />);
  expect(await screen.findByText('These characters cannot be printed: 🎸')).toBeTruthy();
});
