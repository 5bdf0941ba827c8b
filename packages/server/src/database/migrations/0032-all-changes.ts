/** Changes no table. Marks the release whose functions log changes of contracts, readings and a company's settings. */
export async function up(): Promise<void> {}
