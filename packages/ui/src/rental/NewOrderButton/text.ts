export const newOrderButtonText = { label: 'New order', unavailable: 'You cannot order at the moment.' };
