/** Changes no table. Marks the release whose functions compare numbers of assets by their look. */
export async function up(): Promise<void> {}
