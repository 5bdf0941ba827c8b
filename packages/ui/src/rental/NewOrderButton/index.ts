export { NewOrderButton, type NewOrderButtonProps } from './NewOrderButton.tsx';
