// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { show } from '#web/ui/controls/render.test-support.tsx';
import { ProblemReport } from './problem-report.tsx';

const near = { code: 'unknownField', tag: 'promotr.name', near: 'promoter.name', part: 'word/header1.xml' } as const;
const open = { code: 'unclosedLoop', tag: 'rows', part: 'word/document.xml' } as const;

it('names each mistake with its field and place, the grave ones first, and what was meant', () => {
  const { container, getAllByRole } = show(<ProblemReport problems={[near, open]} isRefused />);
  const lines = getAllByRole('listitem').map((line) => line.textContent);
  expect(lines[0]).toContain('{rows} in the text');
  expect(lines[0]).toContain('its closing tag is missing');
  expect(lines[1]).toContain('{promotr.name} in the header');
  expect(lines[1]).toContain('Did you mean {promoter.name}?');
  expect(container.textContent).toContain('stays in use');
});

it('says nothing where nothing is wrong', () => {
  expect(show(<ProblemReport problems={[]} />).container.textContent).toBe('');
});
