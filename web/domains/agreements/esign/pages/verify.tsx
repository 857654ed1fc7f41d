import { Verify } from '../guest/verify.tsx';

/** The page on which anyone checks a sealed file or its code. */
export const VerifyPage = () => <Verify />;
