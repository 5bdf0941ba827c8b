/** Text of the list and planning components. One object a component, under the component's name. */
// biome-ignore lint/suspicious/noEmptyInterface: the list components bring their own keys
export interface ListLocale {}
