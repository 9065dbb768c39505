import { resumeCalls } from "#contract/resumes.ts";
import { type ShareLink, shareLinkCalls } from "#contract/share-links.ts";
import type { TestUser } from "./app.ts";
import type { Arrange, World } from "./call-examples.ts";

type LinkBody = NonNullable<Parameters<typeof linkTo>[2]>;

/** Makes a private link to a resume. */
export async function linkTo(
  user: TestUser,
  id: string,
  body: Partial<{
    name: string;
    password: string;
    days: "1" | "30" | null;
    shownId: string;
    template: string;
    theme: string;
    isDownloadable: boolean;
  }> = {},
): Promise<ShareLink> {
  const sent = { params: { id }, body: { name: "For Ada", ...body } };
  return (await user.send(shareLinkCalls.createShareLink, sent)).data;
}

/** Makes a resume of a premium member and a private link to it. */
export async function linked({ test }: Pick<World, "test">, body: LinkBody = {}) {
  const user = await test.user({ level: "premium" });
  const resume = { userId: user.id, template: "TemplateModern", name: "Seen" };
  const { data } = await user.send(resumeCalls.createResume, { body: resume });
  const link = await linkTo(user, data._id, body);
  return { user, resume: data, link, at: { params: { id: data._id, linkId: link._id } } };
}

const sent = { template: "TemplateSidebar", isDownloadable: true } as const;

export const shareLinkExamples = {
  listShareLinks: async (world) => {
    const { user, at } = await linked(world);
    return { as: user, input: { params: { id: at.params.id } } };
  },
  createShareLink: async (world) => {
    const { user, at } = await linked(world);
    const body = { ...sent, name: "For the agency", password: "open sesame", days: "30" };
    return { as: user, input: { params: { id: at.params.id }, body } };
  },
  changeShareLink: async (world) => {
    const { user, at } = await linked(world);
    return { as: user, input: { ...at, body: { ...sent, isRevoked: true } } };
  },
  removeShareLink: async (world) => {
    const { user, at } = await linked(world);
    return { as: user, input: at };
  },
} satisfies Record<keyof typeof shareLinkCalls, Arrange>;
