// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Count } from './status.tsx';

test('a count is written as figures of its size are', () => {
  const { container } = render(<Count value={1226} />);
  expect(container.textContent).toMatch(/^1[.,\s\u00a0]226$/);
  expect(render(<Count value="9+" />).container.textContent).toBe('9+');
});
