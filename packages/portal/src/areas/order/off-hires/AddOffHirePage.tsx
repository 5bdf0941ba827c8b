import { CallOffForm } from './CallOffForm.tsx';
import { LinesPage } from './LinesPage.tsx';

/** Calls off machines of one or more contracts: `?contract=…&line=…` (DOM-03). */
export default function AddOffHirePage() {
  return <LinesPage action="offHire">{(rented) => <CallOffForm {...rented} />}</LinesPage>;
}
