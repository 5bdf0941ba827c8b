/** Changes no table. Marks the release whose functions index the numbers of assets by their look. */
export async function up(): Promise<void> {}
