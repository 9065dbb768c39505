import type { Page } from "playwright-core";

/** Gives whoever is signed in a copy of an example, in a free design; returns the path of its editor. */
export async function copyOf(page: Page, example: string): Promise<string> {
  const { data: user } = (await (await page.request.get("/api/user/current")).json()) as { data: { _id: string } };
  const answer = await page.request.post(`/api/resumes/copy/${example}`, {
    data: { userId: user._id, template: "TemplateModern" },
  });
  const { data: copy } = (await answer.json()) as { data: { _id: string } };
  return `/editor/${copy._id}`;
}
