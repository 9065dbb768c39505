/**
 * Lines as people write them, and what the polisher makes of each, written by hand by the author of the rules, before they
 * ran for the first time. Under `better` stands what the author would rather send; three of those were taken over from
 * what a rule made, because it read better. The lines under `kept` were right before, and are to stay as they are.
 */
export const better = `
Responsible for developing REST endpoints for the billing team => Developed REST endpoints for the billing team
Responsible for the development of internal tools => Developed internal tools
Responsible for maintaining a legacy codebase of 40 modules => Maintained a legacy codebase of 40 modules
I was responsible for testing new releases => Tested new releases
Was responsible for managing vendor contracts => Managed vendor contracts
Mainly responsible for designing database schemas => Designed database schemas
In charge of coordinating weekly sprint reviews => Coordinated weekly sprint reviews
Tasked with migrating customer data to a new schema => Migrated customer data to a new schema
My responsibilities included writing release notes => Wrote release notes
Responsibilities include: monitoring production servers => Monitored production servers
Duties included preparing monthly reports for finance => Prepared monthly reports for finance
Responsible for the maintenance of 12 servers => Maintained 12 servers
Responsible for the implementation of a new payroll flow => Implemented a new payroll flow
Responsible for management of three junior analysts => Managed three junior analysts
Responsible for training new hires => Trained new hires
Assisted in developing a mobile app for nurses => Helped develop a mobile app for nurses
Assisted with the preparation of audit files => Helped prepare audit files
Participated in the development of a search service => Helped develop a search service
Participated in designing the onboarding flow => Helped design the onboarding flow
Was involved in migrating 30 jobs to Airflow => Helped migrate 30 jobs to Airflow
Involved in the planning of two store openings => Helped plan two store openings
Helped with the weekly inventory count => Supported the weekly inventory count
Actively participated in testing the checkout => Helped test the checkout
I developed a dashboard for the sales team => Developed a dashboard for the sales team
I have built three internal libraries => Built three internal libraries
I've reduced build time by caching dependencies => Reduced build time by caching dependencies
I also managed the intern budget => Also managed the intern budget
I manage a portfolio of 25 accounts => Manage a portfolio of 25 accounts
I am managing the company blog => Manage the company blog
I'm developing a reporting service in Go => Develop a reporting service in Go
i wrote the deployment scripts => Wrote the deployment scripts
I created the style guide, and I trained two writers => Created the style guide, and trained two writers
Worked with my team to close 40 tickets a week => Worked with the team to close 40 tickets a week
Presented my project at the regional fair => Presented the project at the regional fair
I designed and coded the landing page => Designed and coded the landing page
I led the move to a new office => Led the move to a new office
I then rewrote the importer in Rust => Then rewrote the importer in Rust
Developing and maintaining internal dashboards => Developed and maintained internal dashboards
Creating wireframes for the mobile app => Created wireframes for the mobile app
Analyzing customer feedback every month => Analyzed customer feedback every month
Implementing unit tests for the pricing engine => Implemented unit tests for the pricing engine
Managing relationships with 14 suppliers => Managed relationships with 14 suppliers
Develops dashboards for the support desk => Develop dashboards for the support desk
Maintains the internal wiki with two colleagues => Maintain the internal wiki with two colleagues
Coordinates the monthly release calendar => Coordinate the monthly release calendar
Implements new features for the mobile team => Implement new features for the mobile team
Wrote scripts in order to clean the logs => Wrote scripts to clean the logs
Utilized Python to automate monthly exports => Used Python to automate monthly exports
Utilised a queue to smooth peak traffic => Used a queue to smooth peak traffic
Leveraged SQL to find billing errors => Used SQL to find billing errors
Leveraging user research to shape the roadmap => Used user research to shape the roadmap
Successfully migrated 8 databases => Migrated 8 databases
Deployed updates on a daily basis => Deployed updates daily
Reviewed contracts on a weekly basis => Reviewed contracts weekly
Backed up servers on a regular basis => Backed up servers regularly
Was able to reduce costs by 12% => Reduced costs by 12%
Was able to successfully negotiate a lower rate => Negotiated a lower rate
Made improvements to the search ranking => Improved the search ranking
Made changes to the intake form => Changed the intake form
Provided support to 200 field engineers => Supported 200 field engineers
Provided training to 15 store managers => Trained 15 store managers
Performed analysis of churn by region => Analyzed churn by region
Conducted an analysis of support tickets => Analyzed support tickets
Carried out maintenance of six presses => Maintained six presses
Performed testing of the payment flow => Tested the payment flow
Came up with a naming scheme for 300 assets => Devised a naming scheme for 300 assets
Wrote documentation prior to each release => Wrote documentation before each release
Closed the branch due to the fact that traffic fell => Closed the branch because traffic fell
Collaborated together with design on icons => Collaborated with design on icons
Reverted back two faulty releases => Reverted two faulty releases
Took into consideration the needs of older users => Considered the needs of older users
Made use of feature flags for every rollout => Used feature flags for every rollout
Resolved a large number of support tickets => Resolved many support tickets
Tested a variety of checkout layouts => Tested several checkout layouts
Worked on a number of marketing campaigns => Worked on several marketing campaigns
Improved page speed by means of lazy loading => Improved page speed by lazy loading
Planned events in the field of health => Planned events in health
Tracked stock, invoices, returns, etc. => Tracked stock, invoices and returns
Checked each and every invoice by hand => Checked every invoice by hand
Wrote tests whether or not the feature shipped => Wrote tests whether the feature shipped
Completely eliminated duplicate records => Eliminated duplicate records
The end result was a shorter queue => The result was a shorter queue
Improved the the nightly build => Improved the nightly build
Reported to to the head of sales => Reported to the head of sales
Worked with with two vendors => Worked with two vendors
Built a API for partners => Built an API for partners
Designed a internal training course => Designed an internal training course
Wrote an user guide for the handset => Wrote a user guide for the handset
Joined an university research group => Joined a university research group
Took a hour off the nightly batch => Took an hour off the nightly batch
Ran a HTML course for interns => Ran an HTML course for interns
Built an unique index for the archive => Built a unique index for the archive
Wrote a IoT gateway in C => Wrote an IoT gateway in C
Set up a AWS account for the lab => Set up an AWS account for the lab
Wrote javascript for the booking page => Wrote JavaScript for the booking page
Tuned mysql and postgresql queries => Tuned MySQL and PostgreSQL queries
Moved services to docker and kubernetes => Moved services to Docker and Kubernetes
Wrote typescript, node.js and graphql => Wrote TypeScript, Node.js and GraphQL
Trained models in tensorflow and pytorch => Trained models in TensorFlow and PyTorch
Set up jenkins and github actions => Set up Jenkins and GitHub Actions
Built reports in power bi for 8 branches => Built reports in Power BI for 8 branches
Wrote html and css for newsletters => Wrote HTML and CSS for newsletters
Deployed to linux servers with ansible => Deployed to Linux servers with Ansible
Queried mongodb and elasticsearch daily => Queried MongoDB and Elasticsearch daily
Wrote sql for the finance team => Wrote SQL for the finance team
Built an ios app with swiftui => Built an iOS app with SwiftUI
Drew icons in figma and photoshop => Drew icons in Figma and Photoshop
Managed the enviroment for testing => Managed the environment for testing
Recieved the award for best newcomer => Received the award for best newcomer
Improved the perfomance of the search page => Improved the performance of the search page
Worked on the developement of a CRM => Worked on the development of a CRM
Wrote the acceptance critera for 20 stories => Wrote the acceptance criteria for 20 stories
Maintained seperate staging and test servers => Maintained separate staging and test servers
Handled comunication with suppliers => Handled communication with suppliers
Organised the anual conference => Organised the annual conference
Updated the calender of events => Updated the calendar of events
Answered custmer emails within a day => Answered customer emails within a day
Planned the maintainance of 40 lifts => Planned the maintenance of 40 lifts
Wrote the bussiness plan for a cafe => Wrote the business plan for a cafe
Led the implementaion of a new till => Led the implementation of a new till
Successfuly closed 14 deals => Closed 14 deals
Improved the effeciency of the packing line => Improved the efficiency of the packing line
Kept a calendar of releases , reviews and audits => Kept a calendar of releases, reviews and audits
Wrote tests,docs and examples => Wrote tests, docs and examples
Cut the queue from 9  to 4 minutes => Cut the queue from 9 to 4 minutes
Raised coverage to 80 % in a year => Raised coverage to 80% in a year
Wrote guides for new hires.. => Wrote guides for new hires.
Taught three courses ( evenings ) => Taught three courses (evenings)
built a booking form for the clinic => Built a booking form for the clinic
answered phones and sorted mail => Answered phones and sorted mail
Ran tests eg for the login page => Ran tests e.g. for the login page
Cooked for 80 guests， six days a week => Cooked for 80 guests, six days a week
I was responsible for developing a API in node js => Developed an API in Node.js
Responsible for the the testing of mobile builds => Tested mobile builds
Utilized a variety of tools in order to test the app => Used several tools to test the app
I have sucessfully deployed kubernetes clusters => Deployed Kubernetes clusters
Successfully managed to reduce the number of late invoices => Reduced the number of late invoices
I am currently responsible for leading a team of developers => Lead a team of developers
I was the person who managed the onboarding of new employes => Managed the onboarding of new employees
Basically I did all the frontend work => Did all the frontend work
I have a strong experience in docker and aws => Strong experience in Docker and AWS
Have written unit tests with cypress => Wrote unit tests with Cypress
Has developed a loyalty scheme for 40 shops => Developed a loyalty scheme for 40 shops
Mantained the cable plant, and tutored kids in maths, physics etc etc => Maintained the cable plant, and tutored kids in maths and physics
`;

export const kept = `
Created a Slack bot that reminds people of stand-ups
Wrote a sled simulator and an SQLite browser
Tutored maths, physics and chemistry
Responsible for the testing tools of the release team
Cut the nightly build from 40 minutes to 9 by caching dependencies
Led a team of five and shipped the billing rewrite in two quarters
Apache Kafka consumers for order events, with replay
Training for new nurses, twice a year
Testing tools: Playwright, Vitest
Spring cleaning of 200 obsolete dashboards
An SQL course and a UX course at night school
Had had no incident for 300 days by May
Wrote to https://example.com/javascript/ for the docs
Colour and behaviour of the dialogs follow the guide
Managed to keep all four clients during the merger
Marketing and sales support for the spring fair
Design systems engineer for two product lines
Express delivery routes for the northern district
Reduced returns by [N]% with clearer size tables
Supported nurses during the night shift
Owner of a bakery with an hourly turnover report
Used k8s and postgres at a European university
`;
