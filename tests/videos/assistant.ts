import type { Session } from "../videos.ts";

/** Somebody names a job, tells of an employer, and watches the draft until it is open in the editor. */
export const assistant: Session = async (film, locale) => {
  const { page } = film;
  const words = texts[locale];
  const button = (name: string) => page.getByRole("button", { name });
  await film.open("/ai");
  film.say(words.title);
  await film.rest(700);
  await film.type(page.locator("input[name=title]"), words.job);
  await film.rest(500);
  await film.press(button(words.toWork));
  film.say(words.work);
  await film.press(button(words.addJob));
  await film.type(page.getByLabel(words.jobTitle), words.earlierJob);
  await film.type(page.getByLabel(words.organisation), words.employer);
  await film.type(page.getByLabel(words.start, { exact: true }), words.month);
  await film.press(page.getByLabel(words.now));
  await film.type(page.getByLabel(words.did), words.done);
  await film.rest(700);
  await film.press(button(words.toEducation));
  await film.rest(500);
  await film.press(button(words.skip));
  film.say(words.draft);
  await page.locator("article.rs li").nth(3).waitFor();
  await film.rest(300);
  film.still();
  await page.getByRole("heading", { name: words.ready }).waitFor();
  await page.waitForURL(/\/editor\//);
  await page.getByLabel(words.name, { exact: true }).first().waitFor();
  film.say(words.editor);
  await film.rest(2_500);
  await film.press(page.getByRole("button", { name: words.next, exact: true }));
  await film.rest(2_500);
};

const texts = {
  en: {
    job: "Senior Backend Engineer",
    toWork: "Next: work",
    addJob: "Add a job",
    jobTitle: "Job title",
    earlierJob: "Backend Engineer",
    organisation: "Organisation",
    employer: "Stackyard",
    start: "Start",
    month: "03/2021",
    now: "I work here now",
    did: "What you did",
    done: "split the billing monolith into three services, cut deploys to 12 minutes",
    toEducation: "Next: education",
    skip: "Skip this step",
    ready: "Your draft is ready",
    name: "Name",
    next: "Next",
    title: "Name the job you want.",
    work: "Say where you have worked. Rough words are enough.",
    draft: "The draft is written on the page. Your own words come first.",
    editor: "Suggestions are marked and figures are blanks: you keep, change or drop each one.",
  },
  ch: {
    job: "高级后端工程师",
    toWork: "下一步：工作经历",
    addJob: "添加工作经历",
    jobTitle: "职位",
    earlierJob: "后端工程师",
    organisation: "公司",
    employer: "云栈科技",
    start: "开始时间",
    month: "2021/03",
    now: "目前在职",
    did: "做过什么",
    done: "把计费单体拆成三个服务，发布时间缩短到 12 分钟",
    toEducation: "下一步：教育经历",
    skip: "跳过这一步",
    ready: "初稿写好了",
    name: "姓名",
    next: "下一处",
    title: "先写下想应聘的职位。",
    work: "再说说在哪里工作过，写个大概就行。",
    draft: "初稿直接写在页面上，你自己写的内容排在最前面。",
    editor: "建议会标出来，数字留空：保留、修改还是删掉，都由你决定。",
  },
} as const;
