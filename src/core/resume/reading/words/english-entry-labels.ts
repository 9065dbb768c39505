/** English labels of the fields of jobs and studies beside those of `entry-labels.ts`, as forms and tables name them. */
export const englishEntryLabels = {
  school:
    "college|university name|college name|school name|institution name|institute name|name of school|name of the school|name of college|name of university|name of institution|name of the institution|name of institute|name of the institute|school/college|college/school|college/university|university/college|school/university|university/school|university/institute|institute/university|college/institute|institute/college|school/institution|school/institute|university/board|board/university|institution/board|board/institution|institute/board|school attended|alma mater|academic institution|high school|secondary school",
  degree:
    "degree title|degree name|name of degree|name of the degree|degree awarded|degree type|degree/certificate|degree/diploma|degree/course|course/degree|degree/examination|degree/exam|examination passed|exam passed|qualification obtained|educational level|education level|level of education|highest degree|academic qualification",
  major: "major(s|major field|major subject|branch|branch of study|stream|discipline",
  focus: "emphasis|area of specialization|field of specialization",
  time: "year of passing|passing year|year of completion|year of graduation|graduation year|graduation date|date of graduation|graduation|completion date|date of completion|dates attended",
  organisation:
    "organization|organisation|organization name|organisation name|name of organization|name of organisation|name of the organization|name of company|name of the company|name of employer|employer name|company/organization|place of work|work place|workplace",
  role: "post held|post|position title|role held|job position|job role|designation held|current position|last position|position/title",
} as const;
