import { CircleAlert } from 'lucide-react';

type ProblemTextProps = Readonly<{ id: string; problem: string | undefined }>;
/** Says what is wrong with a form of one line. It is read out when it appears. */
export const ProblemText = ({ id, problem }: ProblemTextProps) =>
  problem && (
    <span className="err" id={id} role="alert">
      <CircleAlert size={13} aria-hidden="true" />
      {problem}
    </span>
  );
