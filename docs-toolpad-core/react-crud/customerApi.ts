/** The machines of each customer. Your app requests them from a server. */
export const MACHINES: Record<string, string[]> = {
  'Café Linde': ['Coffee grinder', 'Espresso machine'],
  'Central Bakery': ['Dough mixer', 'Oven 1', 'Oven 2'],
  'Corner Diner': ['Dishwasher', 'Fryer'],
};

/** Finds customers like a request to a server. */
export async function searchCustomers(text: string): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return Object.keys(MACHINES).filter((name) => name.toLowerCase().includes(text.toLowerCase()));
}
