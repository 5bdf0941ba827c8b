import { ChevronDownIcon } from '../icons/index.ts';

interface ChoiceIconProps {
  /** MUI's name for the size of a control. */
  fontSize?: 'small' | 'medium' | 'large' | 'inherit' | undefined;
}

const sizeOf = ({ fontSize }: ChoiceIconProps) => (fontSize === 'small' ? 16 : 20);

/** Shape of a checkbox. The theme draws its box, because it knows the colors of the scheme. */
function CheckboxShape({ mark, ...props }: ChoiceIconProps & { mark?: string }) {
  const size = sizeOf(props);
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 20 20" fill="none" strokeWidth="1.5">
      <rect className="HyChoice-edge" x="1.75" y="1.75" width="16.5" height="16.5" rx="4" stroke="currentColor" />
      {mark && <path className="HyChoice-mark" d={mark} strokeWidth="2.25" strokeLinecap="round" />}
    </svg>
  );
}

export const CheckboxIcon = (props: ChoiceIconProps) => <CheckboxShape {...props} />;
export const CheckedIcon = (props: ChoiceIconProps) => <CheckboxShape {...props} mark="m5.8 10.3 2.9 2.9 5.5-6" />;
export const IndeterminateIcon = (props: ChoiceIconProps) => <CheckboxShape {...props} mark="M6 10h8" />;

function RadioShape({ checked = false, ...props }: ChoiceIconProps & { checked?: boolean }) {
  const size = sizeOf(props);
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 20 20" fill="none" strokeWidth="1.5">
      <circle className="HyChoice-edge" cx="10" cy="10" r="8.25" stroke="currentColor" />
      {checked && <circle className="HyChoice-dot" cx="10" cy="10" r="3.75" />}
    </svg>
  );
}

export const RadioIcon = (props: ChoiceIconProps) => <RadioShape {...props} />;
export const RadioCheckedIcon = (props: ChoiceIconProps) => <RadioShape {...props} checked />;

/** Positioned by MUI through its class, elsewhere by `SelectFrame`. */
export const SelectIcon = ({ className }: { className?: string | undefined }) => (
  <span className={className}>
    <ChevronDownIcon />
  </span>
);
